const END_OF_FIRST = /,| \(| and | và | & | via | qua /
const BETWEEN = / to | – | - /
const KIND =
  /^(vịnh|đảo|thung lũng|thành phố|tp\.|vườn quốc gia|cao nguyên( đá)?) | (bay|islands?|valley|city|national park|(karst )?plateau)$/i

/** Returns one place of a location, in two words if it can: 'Ha Long' of 'Ha Long Bay, Quang Ninh'. Of a route, its start or end. */
export function shortPlace(location: string, at: "start" | "end" = "start"): string {
  const places = (location.split(END_OF_FIRST)[0] ?? "").split(BETWEEN)
  const place = (at === "start" ? places[0] : places.at(-1)) || location
  return place.split(" ").length > 2 ? place.replace(KIND, "") : place
}
