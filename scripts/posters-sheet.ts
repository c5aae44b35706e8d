import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { paperGrain } from "../demo/posters/kit/grain.ts"
import type { Light } from "../demo/posters/kit/mood.ts"
import { type Crop, drawPoster, SCENES } from "../demo/posters/posters.ts"

/*
 * Draws a contact sheet of the posters.
 *   node scripts/posters-sheet.ts [scene …] --out sheet.png [--width 390] [--crop 4x5] [--light dusk] [--columns 6] [--weigh]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: join(tmpdir(), "posters-sheet.png") },
    width: { type: "string", default: "390" },
    crop: { type: "string", multiple: true, default: ["4x3"] },
    light: { type: "string", multiple: true, default: ["dawn", "day", "dusk"] },
    columns: { type: "string" },
    weigh: { type: "boolean", default: false },
  },
})

interface Print {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

async function print(scene: string, light: Light, crop: Crop, width: number): Promise<Print> {
  const started = performance.now()
  const poster = drawPoster(scene, light)[crop]
  const height = Math.round((width * poster.height) / poster.width)
  const grain = {
    input: paperGrain(width, height),
    raw: { width, height, channels: 1 as const },
    blend: "soft-light" as const,
  }
  const png = await sharp(Buffer.from(poster.svg)).resize(width, height).composite([grain]).png().toBuffer()
  if (values.weigh) {
    const ms = Math.round(performance.now() - started)
    const avif = await sharp(png).resize(390).avif({ quality: 50 }).toBuffer()
    console.log(
      `${scene} ${light} ${crop}: svg ${(poster.svg.length / 1024).toFixed(1)} kB, ${ms} ms at ${width}, avif@390 ${(avif.length / 1024).toFixed(1)} kB`,
    )
  }
  return { png, width, height }
}

const scenes = positionals.length > 0 ? positionals : SCENES
const columns = Number(values.columns ?? values.light.length * values.crop.length)
const gap = 16
const prints: Print[] = []
for (const scene of scenes)
  for (const light of values.light as Light[])
    for (const crop of values.crop as Crop[]) prints.push(await print(scene, light, crop, Number(values.width)))

const [cell, rowHeight] = [Number(values.width) + gap, Math.max(...prints.map((p) => p.height)) + gap]
const rows = Math.ceil(prints.length / columns)
await sharp({
  create: { width: columns * cell + gap, height: rows * rowHeight + gap, channels: 3, background: "#fffdf8" },
})
  .composite(
    prints.map((p, i) => ({
      input: p.png,
      left: gap + (i % columns) * cell,
      top: gap + Math.floor(i / columns) * rowHeight,
    })),
  )
  .png()
  .toFile(values.out)
console.log(values.out)
