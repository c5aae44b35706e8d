import { createTransferCategory } from "#domain/categories/category-trees.server.ts"
import type { HolidayCreation } from "#domain/holidays/holiday-entry.schema.ts"
import { createHoliday } from "#domain/holidays/holidays.server.ts"
import { createProduct, type NewProduct } from "#domain/products/products.server.ts"
import { NO_PRICE_RULES } from "#domain/transfers/transfer.ts"
import { createTransfer, type NewTransfer } from "#domain/transfers/transfer-records.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { createEach, inDays, minh } from "./fixtures.ts"

type TransferFixture = Partial<NewTransfer> &
  Pick<NewTransfer, "type" | "durationMinutes" | "price"> & { title: Localized }

const oldQuarter = {
  code: "old-quarter",
  name: { en: "Old Quarter hotels", vi: "Khách sạn phố cổ" },
  hotelPickup: true,
  meetingPoint: null,
  minutesBefore: 30,
  surcharge: 0,
}
const westLake = { ...oldQuarter, code: "west-lake", name: { en: "West Lake", vi: "Hồ Tây" }, surcharge: 4 }
const office = {
  ...oldQuarter,
  code: "office",
  name: { en: "Our office", vi: "Văn phòng" },
  hotelPickup: false,
  meetingPoint: { en: "24 Hang Vai Street", vi: "24 phố Hàng Vải" },
}

export const pickupZones = [oldQuarter, westLake, office]

const services = { night: 5, childSeat: 5, extraStop: 3, waitingHour: 4, nameSign: 0, returnPercent: 90 }

const transferFixtures = {
  fromNoiBai: {
    title: { en: "Noi Bai airport to Hanoi", vi: "Sân bay Nội Bài về Hà Nội" },
    type: "airport",
    durationMinutes: 45,
    price: { vehicles: { seats4: 15_00, seats7: 19_00, seats16: 32_00 } },
    airport: { end: "from", checkInMinutes: 150 },
    priceRules: services,
    cancellationBands: [{ hoursBefore: 24, refundPercent: 100 }],
  },
  toNoiBai: {
    title: { en: "Hanoi to Noi Bai airport", vi: "Hà Nội ra sân bay Nội Bài" },
    type: "airport",
    durationMinutes: 45,
    price: { vehicles: { seats4: 15_00, seats7: 19_00 } },
    airport: { end: "to", checkInMinutes: 150 },
    priceRules: services,
    pickupZones,
  },
  limousine: {
    title: { en: "Hanoi to Sapa by limousine", vi: "Limousine Hà Nội – Sa Pa" },
    type: "intercity",
    durationMinutes: 345,
    price: { adult: 19_00, child: 14_00 },
    serviceType: "shared",
    vehicleType: "limousine",
    priceRules: { ...NO_PRICE_RULES, returnPercent: 100 },
  },
  onRequest: {
    title: { en: "Hanoi to anywhere", vi: "Hà Nội đi mọi nơi" },
    type: "city",
    durationMinutes: 60,
    price: { vehicles: { seats4: 0 } },
    priceRules: services,
  },
  retired: {
    title: { en: "Hanoi by rickshaw", vi: "Xích lô Hà Nội" },
    type: "city",
    durationMinutes: 60,
    price: { adult: 9_00, child: null },
    isActive: false,
  },
} satisfies Record<string, TransferFixture>

export type TransferName = keyof typeof transferFixtures

export async function createTransfers(): Promise<Record<TransferName, string>> {
  const name = { en: "Cars in the north", vi: "Xe miền Bắc" }
  const kind = { vehicleType: "car", serviceType: "private", region: "north" } as const
  const category = await createTransferCategory({ slug: "cars", name, description: name, position: 0, ...kind })
  const categoryId = category.id
  return createEach<TransferName, TransferFixture>(transferFixtures, (transfer, common) => {
    const { title } = transfer
    const texts = { name: title, location: title, origin: title, destination: title }
    return createTransfer({ ...common, ...kind, ...texts, ...transfer, categoryId })
  })
}

type ProductFixture = Partial<NewProduct> & Pick<NewProduct, "title" | "priceMinor">

const productFixtures = {
  sim: {
    title: { en: "Tourist SIM", vi: "SIM du lịch" },
    priceMinor: 12_00,
    priceUnit: "item",
    addOnFor: ["tour", "transfer"],
  },
  fastTrack: {
    title: { en: "Fast track", vi: "Làn ưu tiên" },
    priceMinor: 39_00,
    childPriceMinor: 25_00,
    addOnFor: ["transfer"],
    cancellationBands: [{ hoursBefore: 24, refundPercent: 100 }],
  },
  lunch: {
    title: { en: "Lunch", vi: "Bữa trưa" },
    priceMinor: 130_000,
    currency: "VND",
    addOnFor: ["tour"],
  },
  onRequest: { title: { en: "Wishes", vi: "Điều ước" }, priceMinor: 0, addOnFor: ["tour"] },
} satisfies Record<string, ProductFixture>

export type ProductName = keyof typeof productFixtures

export async function createProducts(): Promise<Record<ProductName, string>> {
  return createEach<ProductName, ProductFixture>(productFixtures, (product, common) =>
    createProduct({ ...common, location: product.title, ...product }),
  )
}

export async function createHolidayIn(
  [from, to]: [number, number],
  rules: Omit<HolidayCreation, "name" | "from" | "to">,
  name: Localized = { en: "Tet", vi: "Tết" },
): Promise<string> {
  return (await createHoliday({ name, from: inDays(from), to: inDays(to), ...rules }))._id
}

/** Returns a transfer request as in spec §3, for two people in 30 days. */
export function transferRequest(productId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    productId,
    productType: "transfer",
    travelers: 2,
    travelDate: inDays(30),
    totalPrice: 15,
    customerInfo: minh,
    specialRequests: "",
    transferDetails: {
      name: "A name of theirs",
      from: "Here",
      to: "There",
      duration: 0,
      vehicleType: "car",
      serviceType: "private",
      category: "cars",
      route: "",
      distance: 28,
      pricing: { adult: 1, child: 1, currency: "USD" },
    },
    ...changes,
  }
}
