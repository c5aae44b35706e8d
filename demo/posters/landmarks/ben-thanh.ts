import { INK, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { cut, disc, fill, line, n, pairs, put, rect, steps } from "../kit/path.ts"
import type { Stage } from "../kit/stage.ts"

export const STREET = 1090

export function benThanh({ m, by }: Stage): string {
  const [wall, tile] = [mix(PAPER, TURMERIC, 0.32), mix(VERMILION, INK, 0.12)]
  const hour = by(-60, 30, 170)
  const arcade = (from: number, to: number): string =>
    steps(from, to, 5)
      .map((x) =>
        fill(
          `M${n(x - 34)} 0V-70Q${n(x - 34)} -108 ${n(x)} -108T${n(x + 34)} -70V0Z`,
          m.night > 0.5 ? mix(TURMERIC, VERMILION, 0.15) : m.dark(mix(wall, INK, 0.6)),
        ),
      )
      .join("")
  return put(
    1000,
    STREET,
    1,
    fill(cut(pairs("-560 -150  -500 -236  500 -236  560 -150")), m.tone(tile)),
    line(
      steps(-520, 520, 40)
        .map((x) => `M${n(x * 0.93)} -236L${n(x)} -150`)
        .join(""),
      m.dark(tile),
      3.4,
    ),
    rect(-540, -152, 1080, 152, m.tone(wall)),
    rect(200, -152, 340, 152, m.dark(wall), 'opacity=".45"'),
    arcade(-490, -180),
    arcade(180, 490),
    rect(-556, -160, 1112, 14, m.lit(wall)),
    rect(-126, -400, 252, 400, m.lit(wall)),
    rect(62, -400, 64, 400, m.dark(wall)),
    rect(-140, -300, 280, 15, m.tone(wall)),
    rect(-140, -410, 280, 18, m.lit(wall)),
    fill(
      "M-84 0V-130Q-84 -220 0 -220T84 -130V0Z",
      m.night > 0.5 ? mix(TURMERIC, VERMILION, 0.2) : m.dark(mix(wall, INK, 0.65)),
    ),
    line("M-84 -130H84M-40 -130V-206M0 -130V-220M40 -130V-206", m.tone(wall), 7),
    fill(cut(pairs("-150 -404  -104 -452  104 -452  150 -404")), m.tone(tile)),
    rect(-92, -560, 184, 110, m.tone(wall)),
    rect(46, -560, 46, 110, m.dark(wall)),
    fill(
      cut([
        [-116, -556],
        [0, -640],
        [116, -556],
      ]),
      m.tone(tile),
    ),
    fill(
      cut([
        [0, -640],
        [116, -556],
        [36, -556],
      ]),
      m.dark(tile),
    ),
    line("M0 -640V-690", m.dark(INK), 5),
    fill("M2 -690h52l-14 14l14 14h-52z", m.tone(VERMILION)),
    disc(0, -504, 46, m.dark(INK)),
    disc(0, -504, 39, m.night > 0.5 ? mix(PAPER, TURMERIC, 0.35) : m.lit(PAPER)),
    line("M0 -504V-532", m.dark(INK), 6, 'stroke-linecap="round"'),
    line("M0 -504V-536", m.dark(VERMILION), 4, `transform="rotate(${hour} 0 -504)" stroke-linecap="round"`),
  )
}
