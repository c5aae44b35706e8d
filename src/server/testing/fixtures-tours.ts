import type { NewTour } from "#domain/tours/tours.server.ts"
import type { Localized } from "#i18n/localized.ts"

const moderate: Pick<NewTour, "cancellationBands" | "cancellationPolicy"> = {
  cancellationBands: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 0, refundPercent: 0 },
  ],
  cancellationPolicy: { en: "Free until 3 days before the start.", vi: "Hủy miễn phí đến 3 ngày trước khởi hành." },
}

export type TourFixture = Partial<NewTour> & {
  title: Localized
  location: Localized
  days: number
  priceMinor: number
  theme: string
  place: string
}

export const tourFixtures = {
  haLongCruise: {
    title: { en: "Ha Long Bay overnight", vi: "Du thuyền vịnh Hạ Long" },
    location: { en: "Ha Long Bay, Quang Ninh", vi: "Vịnh Hạ Long, Quảng Ninh" },
    days: 2,
    priceMinor: 129_00,
    childPriceMinor: 90_00,
    theme: "cruises",
    place: "ha-long",
    isFeatured: true,
    hasDepartures: true,
    ...moderate,
  },
  hoiAnLanterns: {
    title: { en: "Lanterns of Hoi An", vi: "Đèn lồng Hội An" },
    location: { en: "Hoi An", vi: "Hội An" },
    days: 1,
    priceMinor: 45_00,
    childPriceMinor: 30_00,
    theme: "culture",
    place: "hoi-an",
    isFeatured: true,
    ...moderate,
  },
  daNangByNight: {
    title: { en: "Da Nang by night", vi: "Đà Nẵng về đêm" },
    location: { en: "Da Nang", vi: "Đà Nẵng" },
    days: 1,
    priceMinor: 35_00,
    theme: "culture",
    place: "da-nang",
  },
  sapaTerraces: {
    title: { en: "Sapa terraces on foot", vi: "Đi bộ ruộng bậc thang Sa Pa" },
    location: { en: "Sapa, Lao Cai", vi: "Sa Pa, Lào Cai" },
    days: 3,
    priceMinor: 210_00,
    theme: "trekking",
    place: "sapa",
  },
  haGiangLoop: {
    title: { en: "Ha Giang loop", vi: "Vòng cung Hà Giang" },
    location: { en: "Ha Giang", vi: "Hà Giang" },
    days: 4,
    priceMinor: 259_00,
    theme: "trekking",
    place: "ha-giang",
  },
  northToSouth: {
    title: { en: "Vietnam from north to south", vi: "Xuyên Việt" },
    location: { en: "Hanoi to Saigon", vi: "Hà Nội – Sài Gòn" },
    alsoKnownAs: ["Ho Chi Minh City"],
    days: 10,
    priceMinor: 1450_00,
    theme: "culture",
    place: "ha-long",
  },
  heritageWeek: {
    title: { en: "A week of heritage", vi: "Một tuần di sản" },
    location: { en: "Hue, Da Nang and Hoi An", vi: "Huế, Đà Nẵng, Hội An" },
    days: 7,
    priceMinor: 690_00,
    theme: "culture",
    place: "hoi-an",
  },
  madeToMeasure: {
    title: { en: "Made to measure", vi: "Tour theo yêu cầu" },
    location: { en: "Anywhere in Vietnam", vi: "Khắp Việt Nam" },
    days: 5,
    priceMinor: 0,
    theme: "culture",
    place: "sapa",
  },
  bikesOfHoiAn: {
    title: { en: "By bicycle around Hoi An", vi: "Đạp xe quanh Hội An" },
    location: { en: "Hoi An", vi: "Hội An" },
    days: 1,
    priceMinor: 28_50,
    theme: "cycling",
    place: "hoi-an",
  },
  lanHaKayak: {
    title: { en: "Lan Ha Bay by kayak", vi: "Chèo kayak vịnh Lan Hạ" },
    location: { en: "Lan Ha Bay, Cat Ba", vi: "Vịnh Lan Hạ, Cát Bà" },
    days: 2,
    priceMinor: 149_00,
    theme: "cruises",
    place: "ha-long",
    hasDepartures: true,
  },
  retired: {
    title: { en: "Ha Long by seaplane", vi: "Thủy phi cơ Hạ Long" },
    location: { en: "Ha Long Bay", vi: "Vịnh Hạ Long" },
    days: 1,
    priceMinor: 300_00,
    theme: "cruises",
    place: "ha-long",
    isActive: false,
  },
} satisfies Record<string, TourFixture>

export const themes: Record<string, Localized> = {
  cruises: { en: "Cruises", vi: "Du thuyền" },
  culture: { en: "Culture", vi: "Văn hóa" },
  trekking: { en: "Trekking", vi: "Leo núi" },
  cycling: { en: "Cycling", vi: "Xe đạp" },
}

export const places: Record<string, { region: "north" | "central"; name: Localized }> = {
  "ha-long": { region: "north", name: { en: "Ha Long", vi: "Hạ Long" } },
  sapa: { region: "north", name: { en: "Sapa", vi: "Sa Pa" } },
  "ha-giang": { region: "north", name: { en: "Ha Giang", vi: "Hà Giang" } },
  "hoi-an": { region: "central", name: { en: "Hoi An", vi: "Hội An" } },
  "da-nang": { region: "central", name: { en: "Da Nang", vi: "Đà Nẵng" } },
}
