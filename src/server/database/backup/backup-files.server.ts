import { createHash } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { copyFile, lstat, mkdir, readdir } from "node:fs/promises"
import { dirname, join, relative } from "node:path"

/**
 * Copies the regular files of a folder, or those of them that are named, and returns their hashes. Links are left out:
 * they could lead anywhere.
 */
export async function copyFiles(from: string, to: string, named?: string[]): Promise<Record<string, string>> {
  await mkdir(to, { recursive: true })
  if (!existsSync(from)) return {}
  const entries = (await readdir(from, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => relative(from, join(entry.parentPath, entry.name))).sort()
  const hashes: Record<string, string> = {}
  for (const path of paths.filter((path) => !named || named.includes(path))) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    await copyFile(join(from, path), join(to, path))
    hashes[path] = await hashFile(join(to, path))
  }
  return hashes
}

/** @throws Error if it is no regular file, because a link could lead anywhere */
export async function hashFile(path: string): Promise<string> {
  if (!(await lstat(path)).isFile()) throw new Error(`${path} is no regular file.`)
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest("hex")
}
