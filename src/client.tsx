import { startAfterPaint } from "./app/start-after-paint.ts"

startAfterPaint(() => import("./hydrate.tsx"))
