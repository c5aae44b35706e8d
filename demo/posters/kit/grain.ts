function cell(x: number, y: number, layer: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(layer, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

function layFibres(sheet: Buffer, width: number, height: number): void {
  const count = Math.round((width * height) / 5200)
  for (let i = 0; i < count; i++) {
    let [x, y] = [cell(i, 1, 7) * width, cell(i, 2, 7) * height]
    let heading = cell(i, 3, 7) * Math.PI
    const [length, tint] = [14 + cell(i, 4, 7) * 46, cell(i, 5, 7) < 0.5 ? -9 : 11]
    for (let k = 0; k < length; k++) {
      const at = (Math.floor(y + height) % height) * width + (Math.floor(x + width) % width)
      sheet[at] = Math.max(0, Math.min(255, (sheet[at] ?? 128) + tint))
      heading += (cell(i, k, 9) - 0.5) * 0.22
      x += Math.cos(heading)
      y += Math.sin(heading)
    }
  }
}

/** Returns paper grain as a grey channel around 128, because noise inside the SVG would be slow and large. */
export function paperGrain(width: number, height: number): Buffer {
  const sheet = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fine = cell(x, y, 1) - 0.5
      const pulp = cell(x >> 1, y >> 2, 2) + cell(x >> 3, y >> 3, 3) - 1
      sheet[y * width + x] = Math.round(128 + fine * 13 + pulp * 7)
    }
  }
  layFibres(sheet, width, height)
  return sheet
}
