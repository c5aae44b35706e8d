import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, TURMERIC, VERMILION } from "./colour.ts"

export interface Recipe {
  readonly sky: readonly string[]
  readonly haze: string
  readonly water: readonly [far: string, near: string]
  readonly disc: string
  readonly veil: readonly [colour: string, share: number]
  readonly glow: string
  readonly shadow: string
  /** 0 by daylight, 1 with all lamps on. */
  readonly night: number
}

const PLUM = mix(INDIGO, VERMILION, 0.38)

export const HOURS = {
  lotus: {
    sky: [mix(LOTUS, VERMILION, 0.12), mix(LOTUS, PAPER, 0.34), mix(TURMERIC, PAPER, 0.55)],
    haze: mix(LOTUS, PAPER, 0.5),
    water: [mix(PAPER, LOTUS, 0.3), mix(JADE, MIST, 0.3)],
    disc: mix(VERMILION, LOTUS, 0.12),
    veil: [LOTUS, 0.14],
    glow: mix(PAPER, TURMERIC, 0.22),
    shadow: INDIGO,
    night: 0,
  },
  pearl: {
    sky: [mix(JADE, MIST, 0.66), MIST, mix(PAPER, TURMERIC, 0.1)],
    haze: mix(MIST, PAPER, 0.45),
    water: [mix(MIST, PAPER, 0.4), mix(JADE, MIST, 0.4)],
    disc: VERMILION,
    veil: [MIST, 0.12],
    glow: PAPER,
    shadow: mix(JADE, INDIGO, 0.6),
    night: 0,
  },
  saffron: {
    sky: [mix(TURMERIC, VERMILION, 0.12), mix(TURMERIC, PAPER, 0.35), mix(PAPER, TURMERIC, 0.12)],
    haze: mix(TURMERIC, PAPER, 0.66),
    water: [mix(TURMERIC, PAPER, 0.62), mix(JADE, TURMERIC, 0.14)],
    disc: VERMILION,
    veil: [TURMERIC, 0.09],
    glow: PAPER,
    shadow: INK,
    night: 0,
  },
  jade: {
    sky: [mix(JADE, MIST, 0.3), mix(JADE, MIST, 0.68), mix(MIST, PAPER, 0.7)],
    haze: mix(MIST, JADE, 0.1),
    water: [mix(JADE, MIST, 0.6), mix(JADE, INK, 0.1)],
    disc: mix(PAPER, TURMERIC, 0.16),
    veil: [MIST, 0.03],
    glow: PAPER,
    shadow: INK,
    night: 0,
  },
  paper: {
    sky: [mix(PAPER, TURMERIC, 0.16), PAPER, PAPER],
    haze: mix(PAPER, MIST, 0.5),
    water: [mix(JADE, PAPER, 0.68), mix(JADE, MIST, 0.16)],
    disc: TURMERIC,
    veil: [PAPER, 0.02],
    glow: PAPER,
    shadow: mix(INK, INDIGO, 0.5),
    night: 0,
  },
  azure: {
    sky: [mix(mix(INDIGO, JADE, 0.2), MIST, 0.44), mix(mix(INDIGO, JADE, 0.4), MIST, 0.76), mix(PAPER, MIST, 0.2)],
    haze: mix(MIST, PAPER, 0.2),
    water: [mix(INDIGO, MIST, 0.62), mix(INDIGO, JADE, 0.45)],
    disc: mix(TURMERIC, PAPER, 0.25),
    veil: [MIST, 0.03],
    glow: PAPER,
    shadow: INDIGO,
    night: 0,
  },
  turmeric: {
    sky: [TURMERIC, mix(TURMERIC, PAPER, 0.14), mix(TURMERIC, PAPER, 0.5)],
    haze: mix(TURMERIC, PAPER, 0.56),
    water: [mix(MIST, TURMERIC, 0.3), mix(JADE, MIST, 0.08)],
    disc: PAPER,
    veil: [TURMERIC, 0.05],
    glow: PAPER,
    shadow: INK,
    night: 0,
  },
  vermilion: {
    sky: [mix(VERMILION, INK, 0.34), VERMILION, mix(TURMERIC, VERMILION, 0.1)],
    haze: mix(VERMILION, TURMERIC, 0.46),
    water: [mix(TURMERIC, VERMILION, 0.4), mix(VERMILION, INK, 0.62)],
    disc: mix(TURMERIC, PAPER, 0.5),
    veil: [mix(PLUM, INK, 0.4), 0.52],
    glow: mix(TURMERIC, VERMILION, 0.2),
    shadow: mix(INK, VERMILION, 0.12),
    night: 0.6,
  },
  indigo: {
    sky: [mix(INDIGO, INK, 0.4), mix(INDIGO, LOTUS, 0.3), mix(LOTUS, TURMERIC, 0.5)],
    haze: mix(INDIGO, LOTUS, 0.5),
    water: [mix(LOTUS, INDIGO, 0.3), mix(INDIGO, INK, 0.35)],
    disc: mix(TURMERIC, PAPER, 0.6),
    veil: [mix(INDIGO, INK, 0.3), 0.5],
    glow: mix(LOTUS, TURMERIC, 0.4),
    shadow: mix(INDIGO, INK, 0.6),
    night: 0.8,
  },
  lacquer: {
    sky: [mix(INK, "#000000", 0.22), mix(INK, JADE, 0.55), mix(JADE, MIST, 0.22)],
    haze: mix(JADE, MIST, 0.12),
    water: [mix(JADE, MIST, 0.12), mix(INK, "#000000", 0.16)],
    disc: TURMERIC,
    veil: [mix(INK, JADE, 0.25), 0.5],
    glow: mix(TURMERIC, PAPER, 0.2),
    shadow: mix(INK, "#000000", 0.35),
    night: 1,
  },
  plum: {
    sky: [PLUM, mix(VERMILION, LOTUS, 0.52), mix(LOTUS, TURMERIC, 0.45)],
    haze: mix(LOTUS, VERMILION, 0.26),
    water: [mix(LOTUS, TURMERIC, 0.4), mix(PLUM, INK, 0.45)],
    disc: VERMILION,
    veil: [mix(PLUM, INK, 0.3), 0.48],
    glow: mix(TURMERIC, LOTUS, 0.4),
    shadow: mix(PLUM, INK, 0.6),
    night: 0.7,
  },
} as const satisfies Record<string, Recipe>

export type Hour = keyof typeof HOURS
