# The portal with its command line. Build: docker build -t portico . Run: compose.yaml, docs/cluster.md.
# The images need Debian: the one with Chromium installs it by apt-get.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /portico
COPY package.json package-lock.json .npmrc ./
COPY arcade/package.json arcade/
COPY content/package.json content/
COPY shared/package.json shared/
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/bootstrap.mjs build

# Only the files that run. The image has its own Node instead of the one from the packages.
FROM ${NODE_IMAGE} AS packages
WORKDIR /portico
COPY package.json package-lock.json .npmrc ./
# The workspaces are not copied: the build contains all that runs of them.
RUN npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund --loglevel=error \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${NODE_IMAGE} AS portal
ENV NODE_ENV=production PORT=4000 ARCADE_PORT=4001 STUDIO_PORT=4002 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /portico
RUN mkdir /data && chown node:node /data
COPY --from=packages /portico/node_modules node_modules
COPY --from=build /portico/build build
COPY package.json portico ./
COPY scripts/supervise.mjs scripts/process.mjs scripts/lean-memory.mjs scripts/
COPY content/starter content/starter
USER node
VOLUME /data
EXPOSE 4000 4001 4002
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/supervise.mjs"]

# With Chromium, which the checks of games use: docker build --target browser -t portico-browser . (docs/operating.md)
FROM portal AS browser
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation \
  && rm -rf /var/lib/apt/lists/*
USER node

# The image without Chromium is the default.
FROM portal
