import { project } from "./projection.ts"
import outline from "./vietnam.svg?url&no-inline"

const [northWest, southEast] = [project({ lat: 23.8, lon: 101.4 }), project({ lat: 7, lon: 116.6 })] as const

/** The whole country with its archipelagos, in units of the map. */
export const COUNTRY = { ...northWest, width: southEast.x - northWest.x, height: southEast.y - northWest.y }

const ARCHIPELAGOS = [
  { name: "Hoàng Sa", lat: 17.3, lon: 113 },
  { name: "Trường Sa", lat: 12, lon: 113 },
]

/** The coast in lines that fade into the sea, the neighbours, and the country upon them. */
export function Country() {
  return (
    <>
      {["route-shelf", "route-shallows", "route-shore"].map((look) => (
        <g key={look} className={look}>
          <use href={`${outline}#land`} />
          <use href={`${outline}#vietnam`} />
        </g>
      ))}
      <use href={`${outline}#land`} className="route-land" />
      <CountryOutline />
    </>
  )
}

export function CountryOutline() {
  return (
    <>
      <use href={`${outline}#vietnam`} className="route-country" />
      <use href={`${outline}#islands`} className="route-islands" />
    </>
  )
}

/** The names of the archipelagos on a map of the whole country at this scale. */
export function Archipelagos({ scale }: { scale: number }) {
  return ARCHIPELAGOS.map(({ name, ...place }) => (
    <text key={name} {...onCountry(place, scale)} textAnchor="middle" className="route-sea">
      {name}
    </text>
  ))
}

/** Returns where a place is on a map of the whole country at this scale. */
export function onCountry(place: { lat: number; lon: number }, scale: number) {
  const { x, y } = project(place)
  return { x: round((x - COUNTRY.x) * scale), y: round((y - COUNTRY.y) * scale) }
}

const round = (value: number) => Math.round(value * 100) / 100
