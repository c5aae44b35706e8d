import fc from "fast-check"
import { nasty, toText } from "./arbitraries.ts"
import { PICTURE } from "./staff-samples.ts"

export type EncodedForm = { type: string; body: Uint8Array<ArrayBuffer> }

const latin = (text: string) => Buffer.from(text, "latin1")
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>alert(1)</script></svg>'

const content: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(PICTURE) },
  { weight: 2, arbitrary: fc.nat(PICTURE.length - 1).map((end) => PICTURE.subarray(0, end)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(PICTURE.length - 1), fc.nat(255)).map(([at, byte]) => {
      const changed = Buffer.from(PICTURE)
      changed[at] = byte
      return changed
    }),
  },
  fc.constantFrom(
    ...["", "GIF89a\x01\0\x01\0", "BM", "\xff\xd8\xff", "RIFF\0\0\0\0WEBP", "\0\0\0\x1cftypavif", "%PDF-1.7", SVG].map(
      latin,
    ),
  ),
  fc.constantFrom("tours", "../..", "company", "").map(latin),
  nasty.map((value) => Buffer.from(toText(value).slice(0, 3_000))),
)

const word = nasty.map((value) => toText(value).slice(0, 300))
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("image", "image", "images", "images[]", "folder") },
  { weight: 1, arbitrary: word },
)
const filename = fc.oneof(fc.constantFrom("a.png", "../../../etc/passwd", "a.png\0.svg", "CON", ".htaccess"), word)
const part = fc.record({
  name,
  filename: fc.option(filename, { nil: undefined, freq: 4 }),
  type: fc.option(fc.constantFrom("image/png", "image/svg+xml", "text/html", "multipart/mixed; boundary=c", "x"), {
    nil: undefined,
  }),
  content,
})
type Part = typeof part extends fc.Arbitrary<infer P> ? P : never

const TYPES = ["multipart/form-data", 'multipart/form-data; boundary=""', "Multipart/Form-Data; boundary=other"]

export const forms: fc.Arbitrary<EncodedForm> = fc
  .record({
    parts: fc.array(part, { maxLength: 14, size: "-1" }),
    boundary: fc.constantFrom("b", "----x", "0".repeat(70), "b".repeat(400), "a b"),
    type: fc.option(fc.constantFrom(...TYPES), { nil: undefined, freq: 8 }),
    end: fc.constantFrom("--", "--", "--", "--", "", "--\r\nepilogue"),
    cut: fc.option(fc.nat(400), { nil: undefined, freq: 6 }),
  })
  .map(({ parts, boundary, type = `multipart/form-data; boundary="${boundary}"`, end, cut }) => {
    const whole = Buffer.concat([...parts.map((one) => write(one, boundary)), Buffer.from(`--${boundary}${end}\r\n`)])
    return { type, body: new Uint8Array(cut === undefined ? whole : whole.subarray(0, cut)) }
  })

function write({ name, filename, type, content }: Part, boundary: string): Buffer {
  const disposition = `Content-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}`
  const head = [disposition, ...(type === undefined ? [] : [`Content-Type: ${type}`])].join("\r\n")
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from("\r\n")])
}
