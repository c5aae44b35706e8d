import type { RenderedPage } from "#server/pages/rendering.server.ts"

/** Returns a page as the renderer does, for tests of what serves it. */
export function renderedPage(html = "", status = 200, headers: Record<string, string> = {}): RenderedPage {
  return { status, headers: new Headers(headers), html }
}
