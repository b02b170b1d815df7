"""The rules of UNO: pure, without clock, input, output or words for people."""
