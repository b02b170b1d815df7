"""The steps, in the order of their names. What was released is never changed; a new step is added."""
