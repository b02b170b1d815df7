# docker build -t unobot .
# docker run --read-only --tmpfs /tmp -v ./config:/config:ro -v unobot-data:/data unobot
# The configuration says `data_folder: /data`. config/compose.yaml has it all together, with PostgreSQL.
ARG PYTHON_IMAGE=docker.io/library/python:3.11-slim

FROM ${PYTHON_IMAGE} AS build
RUN python -m venv --without-pip /opt/unobot
COPY .ci/requirements.lock pyproject.toml README.md LICENSE /src/
COPY unobot /src/unobot
RUN python -m pip --python /opt/unobot/bin/python install --no-cache-dir --no-compile \
    --constraint /src/requirements.lock '/src[metrics,postgres]' \
    && /opt/unobot/bin/python -m compileall -q /opt/unobot/lib

FROM ${PYTHON_IMAGE}
RUN useradd --uid 10001 --no-create-home --home-dir /data unobot \
    && install --directory --owner unobot --group unobot --mode 700 /data
COPY --from=build /opt/unobot /opt/unobot
ENV PATH=/opt/unobot/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 UNOBOT_CONFIG=/config/unobot.yaml
USER unobot
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["unobot", "status"]
ENTRYPOINT ["unobot"]
CMD ["run", "/config/unobot.yaml"]
