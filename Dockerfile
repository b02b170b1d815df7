# docker build -t unobot .
# docker run -v ./config:/config:ro -v unobot-data:/data unobot
# In the configuration, say `data_folder: /data`.
ARG PYTHON_IMAGE=docker.io/library/python:3.11-slim

FROM ${PYTHON_IMAGE} AS build
RUN python -m venv /opt/unobot
COPY .ci/requirements.lock /src/requirements.lock
COPY pyproject.toml README.md LICENSE /src/
COPY unobot /src/unobot
RUN /opt/unobot/bin/pip install --no-cache-dir --constraint /src/requirements.lock /src

FROM ${PYTHON_IMAGE}
RUN useradd --system --uid 10001 --home-dir /data unobot \
    && install --directory --owner unobot --group unobot /data
COPY --from=build /opt/unobot /opt/unobot
ENV PATH=/opt/unobot/bin:$PATH PYTHONUNBUFFERED=1
USER unobot
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["unobot"]
CMD ["run", "/config/unobot.yaml"]
