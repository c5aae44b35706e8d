import { buffer } from "node:stream/consumers"
import sharp from "sharp"

/** Runs as it is, in a process of its own (render-svg.server.ts): reads an SVG, writes a PNG. */
const svg = await buffer(process.stdin)
try {
  process.stdout.write(await sharp(svg).png({ compressionLevel: 1 }).toBuffer())
} catch {
  process.exitCode = 2
}
