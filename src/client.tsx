import { isMissingPart, noteMissingParts, reloadOnce } from "./lib/missing-parts.ts"
import { startAfterPaint } from "./site/frame/start-after-paint.ts"

noteMissingParts()
startAfterPaint(() =>
  import("./hydrate.tsx").catch((error) => {
    if (isMissingPart(error)) reloadOnce()
    throw error
  }),
)
