import type { output } from "zod/v4/core"
import type { pageSchemas } from "./staff/page-entry.schema.ts"

/** A page before it is stored. `changedOn` is the day that visitors read as its last change. */
export type FirstPage = output<typeof pageSchemas.creation> & { changedOn?: string | undefined }
