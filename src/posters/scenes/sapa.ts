import { INDIGO, INK, JADE, mix, MIST, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts";
import { bush } from "../kit/foliage.ts";
import { mist, range, type Slope, terraces, tufts } from "../kit/land.ts";
import { cut, fill, line, type Point, put, rect } from "../kit/path.ts";
import { hmong } from "../kit/people.ts";
import { birds, cloud, sky, sun } from "../kit/sky.ts";
import type { Scene, Stage } from "../kit/stage.ts";

const FAR: Slope = { brow: (x) => 800 - 150 * Math.exp(-(((x - 1650) / 520) ** 2)), foot: () => 1080, count: 9, reach: 34, spurs: 5, phase: 0.4 };
const NEAR: Slope = { brow: (x) => 930 + 210 * Math.exp(-(((x - 1250) / 620) ** 2)) - 120 * Math.exp(-((x / 560) ** 2)), foot: (x) => 1620 + x * 0.03, count: 14, reach: 62, spurs: 3, phase: 2.1 };

/** Fansipan and its shoulders. */
function hoangLien({ m, rnd }: Stage): string {
  const high: Point[] = [[-60, 640], [260, 470], [420, 560], [760, 330], [900, 430], [1080, 210], [1330, 480], [1560, 400], [1760, 520], [1930, 430], [2060, 560]];
  const low: Point[] = [[-60, 720], [160, 620], [420, 760], [690, 610], [1020, 770], [1400, 600], [1640, 730], [1900, 590], [2060, 700]];
  return range(m, rnd, high, 900, mix(INDIGO, JADE, 0.25), 0.5, 0.13) + mist(m, "mist1", 520, 340) + range(m, rnd, low, 1000, mix(INDIGO, JADE, 0.6), 0.3, 0.12) + mist(m, "mist2", 690, 260, 0.85);
}

/** A house of the Hmong: thatch low to the ground, smoke from the hearth. */
function hut(m: Stage["m"], x: number, y: number, s: number): string {
  const [thatch, wall] = [mix(TURMERIC, INK, 0.45), mix(INK, TURMERIC, 0.2)];
  return put(x, y, s,
    line("M10 -92q-24 -40 6 -74t-4 -84q-16 -34 14 -66", m.tone(PAPER, 0.3), 11, 'opacity=".55" stroke-linecap="round"'),
    rect(-66, -44, 132, 44, m.dark(wall)), rect(-12, -34, 26, 34, m.night > 0.5 ? TURMERIC : m.dark(INK)), rect(30, -32, 20, 16, m.night > 0.5 ? TURMERIC : m.dark(INK)),
    fill(cut([[-92, -38], [-54, -100], [54, -100], [92, -38]]), m.tone(thatch)), fill(cut([[20, -100], [54, -100], [92, -38], [44, -38]]), m.dark(thatch)),
    line("M-58 -100H58", m.lit(thatch), 7));
}

export const scene: Scene = {
  frame: { wide: 170, tall: 330 },
  skies: {
    dawn: { hour: "lotus", x: 1330, y: 420, r: 120 },
    day: { hour: "paper", x: 560, y: 330, r: 96 },
    dusk: { hour: "plum", x: 1260, y: 400, r: 170 },
  },
  draw(stage) {
    const { m, rnd, by } = stage;
    const mirrorSky = mix(m.sky[1] ?? m.haze, PAPER, m.night > 0.5 ? 0.1 : 0.5);
    const young = by(mix(RICE, PAPER, 0.25), RICE, mix(RICE, TURMERIC, 0.3));
    const ripe = by(mix(RICE, TURMERIC, 0.35), TURMERIC, mix(TURMERIC, VERMILION, 0.15));
    const flooded = (i: number): boolean => by([1, 4, 5, 8, 10], [6, 11], [0, 2, 3, 5, 7, 9, 11])[0] !== undefined && by([1, 4, 5, 8, 10], [6, 11], [0, 2, 3, 5, 7, 9, 11]).includes(i);
    const near = (i: number): string => flooded(i) ? mirrorSky : m.tone(i % 3 === 1 ? ripe : mix(young, JADE, (i % 4) * 0.12));
    const far = (i: number): string => i % 4 === 2 ? mix(mirrorSky, m.haze, 0.3) : m.tone(mix(young, JADE, (i % 3) * 0.14), 0.28);
    return [
      sky(m, 1000), sun(m), cloud(rnd, 420, 300, 520, 24, m.tone(PAPER, 0.2), 0.55), cloud(rnd, 1620, 210, 460, 22, m.tone(PAPER, 0.2), 0.5),
      hoangLien(stage), birds(rnd, 640, 300, 4, 20, m.dark(INK, 0.2)),
      terraces(m, FAR, 1500, far, mix(JADE, INK, 0.2), 0.26),
      hut(m, 1560, 812, 0.9), hut(m, 1745, 850, 0.7), bush(m, rnd, 1660, 800, 44, 36, mix(JADE, RICE, 0.2), 0.2), bush(m, rnd, 1840, 842, 50, 40, mix(JADE, RICE, 0.2), 0.2),
      mist(m, "mist3", 850, 190, 0.5),
      terraces(m, NEAR, 1500, near, mix(JADE, INK, 0.35)),
      bush(m, rnd, 120, 830, 92, 74, JADE), bush(m, rnd, 250, 868, 70, 54, JADE), hut(m, 400, 905, 1.1),
      put(by(820, 1120, 700), by(1290, 1330, 1300), 2.5, hmong(m)), put(by(985, 985, 865), by(1318, 1302, 1330), 1.7, hmong(m)),
      tufts(rnd, 0, 2000, (x) => 1500 - x * 0.01, 60, 46, m.dark(mix(JADE, MIST, 0.05))),
    ];
  },
};
