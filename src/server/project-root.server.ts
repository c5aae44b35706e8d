import { existsSync } from "node:fs"
import { dirname, join } from "node:path"

export const projectRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, "package.json")) && existsSync(join(folder, "migrations"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("The project's folder (with package.json and migrations/) was not found.")
  return findRoot(parent)
}
