import { INDIGO, INK, JADE, LOTUS, mix, MIST, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts";
import { bush } from "../kit/foliage.ts";
import { mist, range, tufts } from "../kit/land.ts";
import { cut, fill, line, type Point, put, rect, ribbon, soft } from "../kit/path.ts";
import { scooter } from "../kit/people.ts";
import { birds, cloud, sky, sun } from "../kit/sky.ts";
import type { Scene, Stage } from "../kit/stage.ts";

type Course = readonly (readonly [number, number, number])[];

/** The Nho Quế, a thread of jade eight hundred metres down. */
const RIVER: Course = [[560, 1560, 190], [640, 1380, 130], [520, 1240, 92], [660, 1130, 66], [590, 1040, 46], [690, 970, 30], [650, 920, 18], [700, 884, 9]];

/** Mã Pí Lèng: the road of happiness, folded along the cliff. */
const ROAD: Course = [[2080, 1440, 190], [1650, 1400, 150], [1180, 1370, 126], [1010, 1290, 108], [1220, 1205, 92], [1600, 1180, 78], [1780, 1120, 66], [1600, 1050, 54], [1250, 1030, 46], [1130, 975, 38], [1300, 925, 31], [1560, 905, 25], [1650, 860, 20], [1500, 822, 15], [1390, 790, 11], [1450, 760, 7]];

/** Tilted strata: the planes of a cliff, lit and shaded in turn. */
function strata({ m, rnd }: Stage, foot: readonly Point[], lift: number, colour: string, depth: number): string {
  return foot.map(([x, y], i) => {
    const w = rnd.between(60, 130);
    return fill(cut([[x, y], [x + w * 0.3, y - lift * rnd.between(0.5, 1)], [x + w * 0.7, y - lift * rnd.between(0.3, 0.6)], [x + w, y + 20]]), i % 2 ? m.lit(colour, depth) : m.dark(colour, depth), 'opacity=".75"');
  }).join("");
}

export const scene: Scene = {
  frame: { wide: 330, tall: 560 },
  skies: {
    dawn: { hour: "saffron", x: 760, y: 470, r: 130 },
    day: { hour: "azure", x: 480, y: 360, r: 100 },
    dusk: { hour: "indigo", x: 700, y: 560, r: 150 },
  },
  draw(stage) {
    const { m, rnd, by } = stage;
    const stone = mix(JADE, MIST, 0.3);
    const right: Point[] = [[640, 1560], [720, 1360], [800, 1210], [900, 1100], [960, 960], [1080, 850], [1190, 700], [1330, 600], [1400, 660], [1560, 500], [1700, 430], [1800, 520], [1930, 400], [2060, 470], [2060, 1560]];
    const left: Point[] = [[-60, 640], [80, 560], [190, 640], [300, 700], [380, 850], [470, 960], [480, 1090], [430, 1210], [500, 1330], [420, 1560], [-60, 1560]];
    const jade = mix(JADE, MIST, by(0.5, 0.35, 0.3));
    return [
      sky(m, 1100), sun(m), cloud(rnd, 1240, 280, 620, 26, m.tone(PAPER, 0.2), 0.6), cloud(rnd, 260, 420, 420, 22, m.tone(PAPER, 0.2), 0.5),
      range(m, rnd, [[-60, 640], [140, 460], [300, 600], [480, 430], [620, 600], [800, 470], [960, 610], [1140, 400], [1320, 560], [1500, 420], [2060, 600]], 1000, mix(INDIGO, JADE, 0.35), 0.62, 0.16),
      mist(m, "h1", 600, 260), range(m, rnd, [[-60, 780], [200, 590], [420, 800], [560, 680], [700, 860], [880, 640], [1050, 760], [1300, 600], [2060, 760]], 1100, mix(JADE, INDIGO, 0.3), 0.4, 0.16),
      mist(m, "h2", 720, 260, 0.8), rect(300, 860, 800, 700, m.tone(mix(JADE, INK, 0.2), 0.2)),
      fill(ribbon(RIVER, 0.5), m.lit(jade)), line(soft(RIVER.slice(0, 6).map(([x, y, w]): Point => [x - w * 0.12, y])), m.lit(mix(jade, PAPER, 0.5)), 5, 'stroke-dasharray="60 34" stroke-linecap="round"'),
      fill(cut(left), m.tone(stone, 0.16)), fill(cut([[190, 640], [300, 700], [380, 850], [470, 960], [480, 1090], [430, 1210], [500, 1330], [420, 1560], [230, 1560], [300, 1300], [180, 1060], [240, 860]]), m.dark(stone, 0.12)),
      strata(stage, [[-20, 900], [60, 1010], [-10, 1180], [110, 1290], [20, 1420], [150, 800]], 230, stone, 0.14),
      fill(cut(right), m.tone(stone, 0.06)), fill(cut([[1330, 600], [1190, 700], [1080, 850], [960, 960], [900, 1100], [800, 1210], [720, 1360], [640, 1560], [860, 1560], [930, 1300], [1060, 1120], [1110, 940], [1260, 800]]), m.sun.x < 1000 ? m.lit(stone, 0.06) : m.dark(stone, 0.06)),
      fill(cut([[1700, 430], [1560, 500], [1600, 640], [1530, 760], [1640, 840], [1720, 700], [1690, 560]]), m.dark(stone, 0.06)), fill(cut([[1930, 400], [1800, 520], [1850, 660], [1790, 800], [1900, 900], [2060, 820], [2060, 470]]), m.dark(stone, 0.04)),
      strata(stage, [[1230, 880], [1420, 760], [1700, 960], [1880, 1080], [1330, 1140], [1480, 1000], [1850, 1280], [1450, 1330], [1120, 1180], [1680, 1300]], 130, stone, 0.04),
      fill(ribbon(ROAD.map(([x, y, w]) => [x, y + w * 0.3, w * 1.06] as const), 0.5), m.dark(mix(stone, INK, 0.55))),
      fill(ribbon(ROAD, 0.5), m.tone(mix(PAPER, LOTUS, 0.25))),
      line(soft(ROAD.map(([x, y]): Point => [x, y])), m.tone(mix(TURMERIC, VERMILION, 0.2)), 4, 'stroke-dasharray="26 22"'),
      [[1500, 1400], [1360, 1392], [1220, 1384], [1660, 1410], [1830, 1424], [1110, 1362]].map(([x = 0, y = 0]) => rect(x, y + 26, 15, 34, m.lit(PAPER)) + rect(x, y + 32, 15, 9, m.tone(VERMILION))).join(""),
      bush(m, rnd, 1900, 1240, 96, 60, mix(JADE, RICE, 0.3)), bush(m, rnd, 1420, 1118, 52, 34, mix(JADE, RICE, 0.3)), bush(m, rnd, 1760, 1010, 60, 36, mix(JADE, RICE, 0.3)), bush(m, rnd, 900, 1440, 70, 48, mix(JADE, RICE, 0.2)),
      fill(cut([[560, 1560], [760, 1470], [1100, 1455], [1500, 1478], [2060, 1520], [2060, 1560]]), m.dark(mix(stone, INK, 0.3))),
      tufts(rnd, 700, 2000, (x) => 1492 + (x - 700) * 0.02, 34, 50, m.tone(mix(RICE, JADE, 0.3))), tufts(rnd, 820, 1500, () => 1486, 14, 44, m.lit(by(LOTUS, RICE, LOTUS))),
      put(by(1370, 1150, 1290), by(1404, 1390, 1400), 1.35, scooter(m, VERMILION, TURMERIC)), put(by(1420, 1500, 1560), by(1040, 1196, 1190), 0.55, scooter(m, INDIGO, VERMILION)),
      birds(rnd, 830, 720, 3, 20, m.dark(INK)),
    ];
  },
};
