import { join } from "node:path"
import { readContent } from "#domain/content/content-files.server.ts"
import { projectRoot } from "#server/project-root.server.ts"

export const content = readContent(join(projectRoot, "demo"))
