import pLimit from "p-limit"
import { useEffect, useRef, useState } from "react"
import type { HttpError } from "react-admin"
import type { Upload, UploadFolder } from "#domain/uploads/upload.ts"
import { uploadFile } from "#office/frame/http.ts"

/** A file on its way. `problem` is a text or the key of one; without `mayRetry` another file is needed. */
export type RunningUpload = {
  id: number
  file: File
  state: "waiting" | "sending" | "failed"
  percent: number
  problem?: string
  mayRetry?: boolean
}

/** One file is sent while the server prepares another. */
const CONCURRENCY = 2

let uploads = 0

/**
 * Returns the uploads of an input, and functions to add, repeat and remove them. A file that fails stays in the list,
 * and the others go on. `onDone` gets each picture, with a number that says in which order the files were chosen.
 */
export function useUploads<Uploaded = Upload>(
  folder: UploadFolder | undefined,
  onDone: (upload: Uploaded, order: number) => void,
  path: "/upload/image" | "/upload/editor" | "/settings/logo" = "/upload/image",
) {
  const [running, setRunning] = useState<RunningUpload[]>([])
  const [limited] = useState(() => pLimit(CONCURRENCY))
  const aborts = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  done.current = onDone
  useEffect(
    () => () => {
      for (const abort of aborts.current.values()) abort.abort()
    },
    [],
  )

  const change = (id: number, changes: Partial<RunningUpload>) =>
    setRunning((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const forget = (id: number) => setRunning((all) => all.filter((one) => one.id !== id))
  const send = async (id: number, file: File) => {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    const form = new FormData()
    if (folder) form.append("folder", folder)
    form.append("image", file)
    try {
      await limited(async () => {
        if (abort.signal.aborted) return
        change(id, { state: "sending" })
        const onProgress = (percent: number) => change(id, { percent })
        const uploaded = await uploadFile<Uploaded>(path, form, { onProgress, signal: abort.signal })
        forget(id)
        done.current(uploaded, id)
      })
    } catch (error) {
      if (!abort.signal.aborted) change(id, { state: "failed", ...problemOf(error as HttpError) })
    } finally {
      aborts.current.delete(id)
    }
  }
  const start = ({ id, file }: RunningUpload) => {
    change(id, { state: "waiting", percent: 0 })
    void send(id, file)
  }

  return {
    running,
    isUploading: running.some(({ state }) => state !== "failed"),
    add(files: File[]) {
      const added = files.map((file): RunningUpload => ({ id: ++uploads, file, state: "waiting", percent: 0 }))
      setRunning((all) => [...all, ...added])
      for (const upload of added) void send(upload.id, upload.file)
    },
    /** Lists a file that can't be sent, and says why. */
    refuse(file: File, problem: string) {
      setRunning((all) => [...all, { id: ++uploads, file, state: "failed", percent: 0, problem, mayRetry: false }])
    },
    retry: start,
    remove(id: number) {
      aborts.current.get(id)?.abort()
      forget(id)
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** The API names the file's field in its errors. */
function problemOf({ status, message, body }: HttpError): Pick<RunningUpload, "problem" | "mayRetry"> {
  if (status === 0) return { problem: "pictures.lost", mayRetry: true }
  const [reason] = Object.values((body?.errors ?? {}) as Record<string, string>)
  return { problem: reason ?? message, mayRetry: status !== 413 && status !== 422 }
}
