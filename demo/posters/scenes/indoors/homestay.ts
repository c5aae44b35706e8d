import { INDIGO, INK, JADE, LOTUS, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { mist, range, terraces } from "../../kit/land.ts"
import { close } from "../../kit/mood.ts"
import { fill, line, n, oval, pairs, put, rect, steps } from "../../kit/path.ts"
import { cloud, sky, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { floorboards, patch, pendant, teacup, wallboards, windowTo } from "../../props/room.ts"

const WOOD = mix(mix(TURMERIC, INK, 0.44), VERMILION, 0.14)

function valley({ m, rnd }: Stage): string[] {
  const green = mix(RICE, TURMERIC, 0.2)
  const shades = [green, mix(green, JADE, 0.24), mix(green, TURMERIC, 0.25)] as const
  return [
    sky(m, 760),
    sun(m),
    range(
      m,
      rnd,
      pairs("500 620  700 430  860 560  1040 400  1200 540  1360 440  1520 600"),
      780,
      mix(INDIGO, JADE, 0.4),
      0.5,
    ),
    cloud(rnd, 1100, 600, 420, 20, m.tone(PAPER, 0.3), 0.6),
    mist(m, "hs", 580, 130, 0.8),
    terraces(
      m,
      { brow: (x) => 690 + Math.sin(x / 210) * 26, foot: () => 960, count: 8, reach: 20, spurs: 4, phase: 0.4 },
      (i) => m.tone(shades[i % 3] ?? green, Math.max(0, 0.24 - i * 0.04)),
      mix(JADE, INK, 0.4),
      0.1,
    ),
  ]
}

/** A mattress on the floor under its mosquito net. */
function net({ m: mood }: Stage, cover: string): string {
  const m = close(mood)
  const folds = steps(-250, 250, 9).map((x) => `M${n(x * 0.44)} -620Q${n(x * 0.8)} -300 ${n(x * 1.24)} 40`)
  return [
    fill("M-300 -30L-250 -110H250L300 -30V40H-300Z", m.lit(PAPER)),
    fill("M-300 -30H300V40H-300Z", m.dark(PAPER)),
    fill("M-290 -46L-262 -92H262L290 -46V10H-290Z", m.tone(cover)),
    line("M-286 -30H286M-288 -8H288", m.lit(TURMERIC), 7),
    rect(-210, -144, 170, 52, m.lit(mix(PAPER, LOTUS, 0.2)), 'rx="24"'),
    rect(40, -144, 170, 52, m.lit(mix(PAPER, LOTUS, 0.2)), 'rx="24"'),
    line("M0 -620V-900", m.dark(INK), 4),
    fill("M-120 -620Q0 -660 120 -620Q220 -300 330 60H-330Q-220 -300 -120 -620Z", m.lit(PAPER), 'opacity=".4"'),
    line(folds.join(""), m.lit(PAPER), 4, 'opacity=".55"'),
    oval(0, -624, 122, 20, m.lit(PAPER)),
  ].join("")
}

const cat = ({ m: mood }: Stage): string => {
  const m = close(mood)
  const fur = mix(TURMERIC, VERMILION, 0.3)
  return [
    line("M52 -8Q110 -8 104 -62", m.tone(fur), 16, 'stroke-linecap="round"'),
    fill("M-34 0Q-44 -90 -6 -104Q52 -110 58 0Z", m.tone(fur)),
    fill("M-48 -112L-44 -152L-22 -134H2L22 -152L24 -112Q20 -84 -12 -84T-48 -112Z", m.tone(fur)),
    line("M-6 -100Q40 -96 50 -30", m.dark(fur), 7, 'opacity=".7"'),
    fill("M-26 0V-46Q-14 -56 -2 -46V0Z", m.lit(PAPER)),
  ].join("")
}

/** Woven bands of the hills, hung on the wall. */
function textile({ m }: Stage, x: number): string {
  const bands = [VERMILION, TURMERIC, LOTUS, VERMILION].map((c, i) => rect(-70, 60 + i * 90, 140, 26, m.tone(c)))
  const teeth = steps(-56, 56, 5).map((dx) => `M${dx - 14} 146l14 -24l14 24zM${dx - 14} 326l14 -24l14 24z`)
  return put(
    x,
    330,
    1,
    rect(-86, -16, 172, 16, m.dark(WOOD)),
    rect(-70, 0, 140, 430, m.tone(INDIGO)),
    bands.join(""),
    fill(teeth.join(""), m.lit(PAPER)),
  )
}

export const scene: Scene = {
  frame: { wide: 320, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 1160, y: 470, r: 80 },
    day: { hour: "jade", x: 880, y: 420, r: 60 },
    dusk: { hour: "lotus", x: 900, y: 500, r: 90 },
  },
  ground: WOOD,
  draw(stage) {
    const { m, by } = stage
    const near = close(m)
    return [
      wallboards(m, 1050, WOOD, 34),
      fill("M0 0H2000V120L1000 40L0 120Z", m.dark(WOOD)),
      rect(0, 180, 2000, 30, m.dark(WOOD)),
      windowTo(m, "hw", { x: 640, y: 340, w: 720, h: 490 }, 2, mix(WOOD, TURMERIC, 0.2), valley(stage)),
      textile(stage, 500),
      textile(stage, 1500),
      rect(0, 1030, 2000, 24, m.dark(WOOD)),
      floorboards(m, 1050, mix(WOOD, TURMERIC, 0.3), [1000, 580], 23),
      patch(m, 720, 1280, 1050, 1500, by(-160, 70, 110), by(0.3, 0.32, 0.14)),
      pendant(m, 1000, 250, 70, mix(TURMERIC, INK, 0.2)),
      put(400, 1280, 1, net(stage, VERMILION)),
      put(1600, 1280, 1, net(stage, INDIGO)),
      put(
        1000,
        1330,
        1,
        oval(0, 66, 190, 26, near.dark(INK), 'opacity=".4"'),
        rect(-120, 0, 20, 66, near.dark(WOOD)),
        rect(100, 0, 20, 66, near.dark(WOOD)),
        oval(0, 0, 190, 40, near.lit(mix(WOOD, TURMERIC, 0.4))),
        put(70, 4, 0.8, teacup(m)),
        fill(
          "M-100 -10Q-106 -78 -50 -82T0 -10Q-50 6 -100 -10ZM-2 -50q30 -2 34 -26l10 6q-6 36 -42 40zM-62 -82v-12h24v12z",
          near.tone(INDIGO),
        ),
      ),
      put(1190, 1290, 1, cat(stage)),
    ]
  },
}
