import assert from "node:assert/strict"
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { openMedia } from "./media.server.ts"
import { checkMediaFolder } from "./media-folder.server.ts"

describe("the folder of pictures", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
  })
  after(() => api.close())

  const newFolder = (name: string) => {
    const dataDir = join(api.dataDir, name)
    mkdirSync(join(dataDir, "media"), { recursive: true })
    return { dataDir, file: join(dataDir, "media/folder-id") }
  }

  it("is the same for all processes of a database", async () => {
    const { dataDir } = api
    await Promise.all([checkMediaFolder({ dataDir }), checkMediaFolder({ dataDir })])
    await checkMediaFolder({ dataDir })
    const other = newFolder("other")
    await assert.rejects(checkMediaFolder(other), { message: /^Other pictures than those in .+other\/media belong to/ })
    writeFileSync(other.file, "of another database\n")
    await assert.rejects(checkMediaFolder(other), { message: /write [0-9a-f-]{36} into .+other\/media\/folder-id\.$/ })
  })

  it("may be a copy, or read-only", async () => {
    const copy = newFolder("copy")
    copyFileSync(join(api.dataDir, "media/folder-id"), copy.file)
    assert.match(readFileSync(copy.file, "utf8"), /^[0-9a-f-]{36}$/)
    for (const [path, mode] of [
      [copy.file, 0o400],
      [join(copy.dataDir, "media"), 0o500],
    ] as const)
      chmodSync(path, mode)
    await checkMediaFolder(copy)
  })

  it("is named in the error if it can't be created", () => {
    const { file } = newFolder("file")
    writeFileSync(file, "")
    assert.throws(() => openMedia({ dataDir: file }), {
      message:
        /^.+folder-id\/media can't be used \(ENOTDIR.+\)\. Set DATA_DIR to a folder that this user may write to\.$/,
    })
    openMedia(api)
  })
})
