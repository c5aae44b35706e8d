import { INK, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { close } from "../kit/mood.ts"
import { disc, fill, line, n, type Point, put, ribbon, sample, triples } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"

const GOLD = mix(TURMERIC, VERMILION, 0.08)

const SPINE: readonly (readonly [number, number, number])[] = triples(
  "20 742 4  110 800 22  220 876 40  360 800 52  490 676 58  620 790 62  740 884 64  880 780 66  1010 640 70  1150 770 70  1260 872 70  1390 770 70  1470 610 68  1530 500 62  1610 452 50",
)

export function dragon(stage: Stage): string {
  const m = close(stage.m)
  const spine = sample(
    SPINE.map(([x, y]): Point => [x, y]),
    6,
  )
  const fins = spine
    .map(([x, y], i): string => {
      const [nx, ny] = spine[i + 1] ?? [x, y]
      const [dx, dy] = [nx - x, ny - y]
      const len = Math.hypot(dx, dy) || 1
      const reach = 26 + 16 * Math.min(1, i / 30)
      const [ux, uy] = [dy / len, -dx / len]
      return i < spine.length - 1
        ? `M${n(x + ux * reach * 0.7)} ${n(y + uy * reach * 0.7)}L${n((x + nx) / 2 + ux * reach * 1.9)} ${n((y + ny) / 2 + uy * reach * 1.9)}L${n(nx + ux * reach * 0.7)} ${n(ny + uy * reach * 0.7)}Z`
        : ""
    })
    .join("")
  const scale = (side: number): string => spine.map(([x, y]) => `M${n(x - 13)} ${n(y + side)}q13 15 26 0`).join("")
  return [
    fill(fins, m.tone(mix(VERMILION, TURMERIC, 0.2))),
    fill(ribbon(SPINE), m.tone(GOLD)),
    fill(ribbon(SPINE.map(([x, y, w]) => [x, y + w * 0.27, w * 0.46] as const)), m.dark(GOLD), 'opacity=".75"'),
    line(scale(-10), m.lit(mix(TURMERIC, PAPER, 0.5)), 4),
    line(scale(9), m.dark(mix(GOLD, VERMILION, 0.5)), 3.4),
    head({ m }),
  ].join("")
}

function head({ m }: Pick<Stage, "m">): string {
  const flame =
    m.night > 0.5
      ? fill(
          "M232 34Q330 -30 420 14Q372 18 360 34Q420 46 480 34Q410 92 330 78Q276 72 232 52Z",
          mix(VERMILION, TURMERIC, 0.35),
        ) + fill("M236 38Q310 6 372 30Q340 36 330 46Q362 54 396 50Q330 76 240 50Z", mix(TURMERIC, PAPER, 0.4))
      : ""
  return put(
    1530,
    410,
    1.12,
    flame,
    fill(
      "M60 -40L-6 -116L14 -54L-70 -84L-16 -26L-96 -12L-26 18L-84 72L0 46L-8 110L50 60Z",
      m.tone(mix(VERMILION, TURMERIC, 0.16)),
    ),
    fill(
      "M0 -24Q40 -62 96 -52L120 -76Q126 -52 116 -42Q160 -34 184 -10Q222 -16 244 8Q226 24 196 22Q160 30 130 28L120 42Q170 56 214 50Q196 82 140 78Q90 88 40 62Q-6 36 0 -24Z",
      m.tone(GOLD),
    ),
    fill("M130 28Q160 30 196 22L214 50Q170 56 120 42Z", m.dark(mix(VERMILION, INK, 0.4))),
    fill("M150 27l8 14l8 -15zM176 24l6 12l8 -14z", m.lit(PAPER)),
    line(
      "M40 -46Q10 -110 -36 -136M70 -52Q54 -112 24 -150",
      m.lit(mix(TURMERIC, PAPER, 0.4)),
      9,
      'stroke-linecap="round"',
    ),
    line("M82 -38Q104 -52 128 -40", m.dark(VERMILION), 7, 'stroke-linecap="round"'),
    disc(104, -24, 11, m.lit(PAPER)),
    disc(107, -24, 5.5, m.night > 0.5 ? VERMILION : m.dark(INK)),
    line("M236 4q34 -24 66 6M226 20q40 14 50 48", m.tone(VERMILION), 5, 'stroke-linecap="round"'),
  )
}
