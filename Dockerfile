# The shop as a container: builds with everything, runs with what a running shop needs, as nobody in particular.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/oyin
COPY . .
RUN npm run install:production \
  && rm -rf /root/.npm node_modules/.cache

FROM debian:bookworm-slim
# The project brings its own Node 24; nothing else of the image is needed. PostgreSQL is another container's.
COPY --from=build --chown=root:root /srv/oyin /srv/oyin
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin oyin \
  && install -d -o oyin -g oyin -m 700 /data /backups
WORKDIR /srv/oyin
USER 10001
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["sh", "scripts/node.sh", "server/main.ts"]
