# The site as one small container: it runs as nobody special, and writes to /data only.
#
#   docker build --build-arg SITE_URL=https://www.example.com -t site .
#   docker run --read-only --tmpfs /tmp -v site-data:/data -p 127.0.0.1:3000:3000 site

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# The public address is written into the pages, and for how long requests are kept.
ARG SITE_URL
ARG KEEP_MONTHS
RUN npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Node comes with this image, so the copy among the optional packages stays out.
RUN npm ci --ignore-scripts --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
COPY server server
COPY requests requests
# For the staff: node scripts/requests.ts list
COPY app/content app/content
COPY scripts/requests.ts scripts/requests.ts
COPY --from=build /site/build build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Straight to Node, so that it hears when it should stop.
CMD ["node", "server/main.ts"]
