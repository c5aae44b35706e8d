import { transcode } from "node:buffer"

const UTF16_UNIT_BYTES = 2
/** What almost every page fits into; a longer text gets a buffer of its own. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024)

/**
 * A text as bytes; lone surrogates become the replacement character. V8 writes strings with letters beyond Latin-1
 * unit by unit; copying the units and having the copy transcoded at once takes a fifth of the time.
 */
export function encodeUtf8(text: string): Buffer<ArrayBuffer> {
  const size = text.length * UTF16_UNIT_BYTES
  const units = size <= scratch.length ? scratch : Buffer.allocUnsafeSlow(size)
  units.write(text, "utf16le")
  try {
    return transcode(units.subarray(0, size), "utf16le", "utf8") as Buffer<ArrayBuffer>
  } catch {
    return Buffer.from(text)
  }
}
