import type { VehicleType } from "#domain/categories/category.ts"
import { formatDuration } from "#i18n/format.ts"
import { interpolate, pluralForm } from "#i18n/interpolate.ts"
import type { Language, Localized } from "#i18n/localized.ts"
import type { PricedVehicle, Vehicle, VehicleLoad } from "./transfer.ts"

/** Trains and buses stop at stations, other vehicles at the guests' door. */
export function servesDoor(vehicleType: VehicleType): boolean {
  return vehicleType !== "train" && vehicleType !== "bus"
}

export const vehicleNames: Record<VehicleType, Localized> = {
  car: { en: "Car", vi: "Xe ô tô" },
  van: { en: "Van", vi: "Xe van" },
  bus: { en: "Bus", vi: "Xe khách" },
  limousine: { en: "Limousine van", vi: "Xe limousine" },
  motorbike: { en: "Motorbike", vi: "Xe máy" },
  train: { en: "Train", vi: "Tàu hỏa" },
}

const waits = { en: "Waits {time} free of charge", vi: "Chờ miễn phí {time}" }

/** Says how long the driver waits at no charge. */
export function freeWaiting(minutes: number, t: (text: Localized) => string, language: Language): string {
  return interpolate(t(waits), { time: formatDuration(minutes, language) })
}

export function hasCapacity({ loads }: Pick<Vehicle, "loads">, people: number, largeBags: number): boolean {
  return loads.some((load) => people <= load.people && largeBags <= load.largeBags)
}

type Comparable = Pick<PricedVehicle, "loads" | "price" | "seats">

/** Returns the vehicles that are large enough, the cheapest first. Those without a price come last. */
export function vehiclesFor<V extends Comparable>(vehicles: readonly V[], people: number, largeBags: number): V[] {
  const comparable = ({ price }: V) => price || Number.POSITIVE_INFINITY
  return vehicles
    .filter((vehicle) => hasCapacity(vehicle, people, largeBags))
    .toSorted((a, b) => (comparable(a) === comparable(b) ? a.seats - b.seats : comparable(a) - comparable(b)))
}

export function cheapestVehicleFor<V extends Comparable>(
  vehicles: readonly V[],
  people: number,
  largeBags: number,
): V | undefined {
  return vehiclesFor(vehicles, people, largeBags)[0]
}

/** Says what a vehicle takes: '3 people with 1 large bag, 2 with 2'. */
export function describeLoads(loads: readonly VehicleLoad[]): Localized {
  const [first, ...others] = loads
  if (!first) return { en: "", vi: "" }
  return {
    en: [inEnglish(first), ...others.map(({ people, largeBags }) => `${people} with ${largeBags}`)].join(", "),
    vi: [inVietnamese(first), ...others.map(({ people, largeBags }) => `${people} khách với ${largeBags}`)].join(", "),
  }
}

function inEnglish({ people, largeBags }: VehicleLoad): string {
  const bags = pluralForm(largeBags, "large bag", "large bags")
  return `${people} ${pluralForm(people, "person", "people")} with ${largeBags || "no"} ${bags}`
}

function inVietnamese({ people, largeBags }: VehicleLoad): string {
  return largeBags ? `${people} khách với ${largeBags} hành lý lớn` : `${people} khách không có hành lý lớn`
}
