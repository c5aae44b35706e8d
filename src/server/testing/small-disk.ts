import { execFileSync } from "node:child_process"
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type SmallDisk = {
  folder: string
  fill: () => void
  makeRoom: () => void
  remove: () => void
}

/** Returns why this machine cannot mount a small disk, undefined if it can. */
export function smallDiskMissingReason(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "A disk of its own size (tmpfs) can be mounted by root on Linux only."
  try {
    mountSmallDisk(1).remove()
  } catch {
    return "This machine does not allow mounting a tmpfs."
  }
  return undefined
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "ghe-disk-"))
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" })
  const filler = join(folder, "filler")
  const remove = () => {
    process.off("exit", remove)
    execFileSync("umount", ["--lazy", folder])
    rmSync(folder, { recursive: true, force: true })
  }
  process.once("exit", remove)
  return { folder, fill: () => fill(filler), makeRoom: () => rmSync(filler), remove }
}

function fill(file: string): void {
  const handle = openSync(file, "a")
  for (const size of [1024 * 1024, 4096, 1]) {
    const piece = Buffer.alloc(size)
    try {
      while (writeSync(handle, piece) === size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error
    }
  }
  closeSync(handle)
}
