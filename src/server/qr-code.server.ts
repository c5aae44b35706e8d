import { create, toBuffer, toDataURL } from "qrcode"

/** Survives a fold, a thumb or a dirty screen, without the many more squares of the next level. */
const CORRECTION = "M"
/** Squares of white around a code that stands by itself: what the standard asks for. */
export const QUIET_ZONE = 4

/** Returns a QR code as a path in a box of `size` × `size`, quiet zone included. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: CORRECTION }).modules
  let path = ""
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column
      while (column < size && data[row * size + column]) column++
      if (column > start) path += `M${QUIET_ZONE + start} ${QUIET_ZONE + row}h${column - start}v1h${start - column}z`
    }
  }
  return { size: size + 2 * QUIET_ZONE, path }
}

/** Returns a picture of a code for a page, of `width` pixels. It has no quiet zone of its own unless `margin` says so. */
export function qrDataUrl(text: string, width: number, { margin = 0, dark = "#000000" } = {}): Promise<string> {
  return toDataURL(text, { margin, width, errorCorrectionLevel: CORRECTION, color: { dark, light: "#FFFFFF" } })
}

/** Returns a code as a PNG that can be read by itself, of `width` pixels. */
export function qrPng(text: string, width: number): Promise<Buffer> {
  return toBuffer(text, { margin: QUIET_ZONE, width, errorCorrectionLevel: CORRECTION })
}
