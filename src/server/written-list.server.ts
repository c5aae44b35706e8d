/**
 * Entries of a list as the database has written them. An answer of the API takes them over as they are, for to read and
 * write them again took a fourth of its time; a page reads them.
 */
export class WrittenList<T> {
  readonly json: string
  #entries: T[] | undefined

  /** `json` is an array, or nothing where there are no entries. */
  constructor(json: string | null | undefined) {
    this.json = json ?? "[]"
  }

  /** The entries, read once: whoever asks has the same, and changes none. */
  get entries(): T[] {
    this.#entries ??= JSON.parse(this.json) as T[]
    return this.#entries
  }

  toJSON(): T[] {
    return this.entries
  }
}

/** An answer of the API as text. */
export function written(answer: unknown): string {
  const list = listIn(answer)
  if (!list) return JSON.stringify(answer)
  const { success, data, ...rest } = answer as Record<string, unknown>
  const others = JSON.stringify(rest).slice(1, -1)
  return `{"success":${success},"data":${list.json}${others && `,${others}`}}`
}

/** An answer of the API as values. */
export function read(answer: unknown): unknown {
  const list = listIn(answer)
  return list ? { ...(answer as object), data: list.entries } : answer
}

function listIn(answer: unknown): WrittenList<unknown> | undefined {
  const data = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined
  return data instanceof WrittenList ? data : undefined
}
