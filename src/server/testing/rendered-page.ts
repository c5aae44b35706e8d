import type { RenderedPage } from "#server/pages/rendering.server.ts"

export function renderedPage(html = "", status = 200, headers: Record<string, string> = {}): RenderedPage {
  return { status, headers: new Headers(headers), body: Buffer.from(html) }
}
