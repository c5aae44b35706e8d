import { startAfterPaint } from "./app/start-after-paint.ts"
import { isMissingPart, noteMissingParts, reloadOnce } from "./lib/missing-parts.ts"

noteMissingParts()
startAfterPaint(() =>
  import("./hydrate.tsx").catch((error) => {
    if (isMissingPart(error)) reloadOnce()
    throw error
  }),
)
