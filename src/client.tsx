import { startAfterPaint } from "./app/start-after-paint.ts"
import { reloadOnceForMissingParts } from "./lib/reload-once.ts"

reloadOnceForMissingParts()
startAfterPaint(() => import("./hydrate.tsx"))
