import assert from "node:assert/strict"
import { describe, it } from "node:test"
import * as fc from "fast-check"
import type { QueryReading } from "#domain/search/search.ts"
import { readQuery } from "./read-query.server.ts"

/** A Saturday. */
const TODAY = "2026-11-28"
const holidays = [
  { names: ["Tet", "Lunar New Year", "Tết Nguyên đán"], from: "2027-02-05", to: "2027-02-09" },
  { names: ["Hung Kings' Day", "Giỗ Tổ Hùng Vương"], from: "2027-04-16", to: "2027-04-18" },
]
const regions = [
  { names: ["Northern Vietnam", "Miền Bắc", "north"], slug: "northern-vietnam" },
  { names: ["Southern Vietnam", "Miền Nam", "south"], slug: "southern-vietnam" },
]
const read = (typed: string) => readQuery(typed, { today: TODAY, holidays, regions }).reading

const days = (from: string, to = from): QueryReading => ({ from, to })
const under = (maxPrice: number, currency: QueryReading["currency"] = "USD"): QueryReading => ({ maxPrice, currency })

const READINGS: Record<string, [typed: string, reading: QueryReading][]> = {
  "what a tour must suit": [
    ["wheelchair accessible", { need: "wheelchair" }],
    ["xe lăn hà nội", { search: "hà nội", need: "wheelchair" }],
    ["street food hanoi vegetarian", { search: "street food hanoi", need: "vegetarian" }],
    ["ăn chay", { need: "vegetarian" }],
    ["món chay hội an", { search: "hội an", need: "vegetarian" }],
    ["vegan food tour", { search: "food tour", need: "vegan" }],
    ["thuần chay", { need: "vegan" }],
    ["gluten-free cooking class", { search: "cooking class", need: "gluten-free" }],
    ["pregnant wife ha long", { search: "ha long", need: "pregnant" }],
    ["khách khiếm thị", { search: "khách", need: "blind" }],
    ["chạy bộ sapa", { search: "chạy bộ sapa" }],
    ["halal hanoi, korean speaking guide", { search: "hanoi", need: "halal", guide: "ko" }],
  ],
  "what was said before": [
    ["wheelchair wheelchair wheelchair", { need: "wheelchair" }],
    ["north north hiking", { place: "northern-vietnam", search: "hiking" }],
    ["june, june hiking", { search: "hiking", ...days("2027-06-01", "2027-06-30") }],
  ],
  "months and parts of them": [
    ["june", days("2027-06-01", "2027-06-30")],
    ["tháng 6", days("2027-06-01", "2027-06-30")],
    ["thang 6", days("2027-06-01", "2027-06-30")],
    ["t6 2027", days("2027-06-01", "2027-06-30")],
    ["in December", days("2026-12-01", "2026-12-31")],
    ["november", days("2026-11-01", "2026-11-30")],
    ["October", days("2027-10-01", "2027-10-31")],
    ["Feb 2027", days("2027-02-01", "2027-02-28")],
    ["end of december", days("2026-12-21", "2026-12-31")],
    ["late Dec", days("2026-12-21", "2026-12-31")],
    ["mid-January", days("2027-01-11", "2027-01-20")],
    ["beginning of march", days("2027-03-01", "2027-03-10")],
    ["đầu tháng 3", days("2027-03-01", "2027-03-10")],
    ["cuối tháng 12", days("2026-12-21", "2026-12-31")],
    ["tháng 12/2026", days("2026-12-01", "2026-12-31")],
    ["next month", days("2026-12-01", "2026-12-31")],
    ["tháng sau", days("2026-12-01", "2026-12-31")],
  ],
  "days and ranges of days": [
    ["12 dec", days("2026-12-12")],
    ["December 12th, 2026", days("2026-12-12")],
    ["24-26 December", days("2026-12-24", "2026-12-26")],
    ["Dec 24 to 26", days("2026-12-24", "2026-12-26")],
    ["12/12", days("2026-12-12")],
    ["24/12 - 2/1", days("2026-12-24", "2027-01-02")],
    ["12/31/2026", days("2026-12-31")],
    ["05.01.2027", days("2027-01-05")],
    ["2026-12-12", days("2026-12-12")],
    ["ngày 12 tháng 12", days("2026-12-12")],
    ["từ ngày 10 đến 15 tháng 1", days("2027-01-10", "2027-01-15")],
    ["1/11", days("2027-11-01")],
    ["mùng 3 tết", days("2027-02-08")],
    ["giỗ tổ mùng 10 tháng 3", { search: "giỗ tổ mùng", ...days("2027-03-10") }],
    ["tour mùng 1 tháng 8", { search: "tour mùng", ...days("2027-08-01") }],
    ["mùng 1 tháng giêng", { search: "tháng giêng", ...days("2027-02-06") }],
    ["mung 1 tet 2027", days("2027-02-06")],
    ["tomorrow", days("2026-11-29")],
    ["ngày mai", days("2026-11-29")],
    ["hôm nay", days(TODAY)],
  ],
  "days of the week": [
    ["next monday", days("2026-11-30")],
    ["friday", days("2026-12-04")],
    ["thứ 7", days("2026-12-05")],
    ["thứ hai tuần sau", days("2026-11-30")],
    ["chủ nhật này", days("2026-11-29")],
    ["thứ 7 chủ nhật", days("2026-11-28", "2026-11-29")],
  ],
  "weeks and weekends": [
    ["this weekend", days("2026-11-28", "2026-11-29")],
    ["cuối tuần này", days("2026-11-28", "2026-11-29")],
    ["next weekend", days("2026-12-05", "2026-12-06")],
    ["cuối tuần sau", days("2026-12-05", "2026-12-06")],
    ["next week", days("2026-11-30", "2026-12-06")],
    ["tuần sau", days("2026-11-30", "2026-12-06")],
  ],
  holidays: [
    ["christmas", days("2026-12-24", "2026-12-26")],
    ["Giáng sinh", days("2026-12-24", "2026-12-26")],
    ["New Year's Eve", days("2026-12-31", "2027-01-02")],
    ["tết", days("2027-02-05", "2027-02-09")],
    ["tết 2027", days("2027-02-05", "2027-02-09")],
    ["tet nam 2027", days("2027-02-05", "2027-02-09")],
    ["tet 2028", { search: "tet 2028" }],
    ["christmas 2026", days("2026-12-24", "2026-12-26")],
    ["over lunar new year", days("2027-02-05", "2027-02-09")],
    ["dịp Tết Nguyên Đán", days("2027-02-05", "2027-02-09")],
    ["hung kings day", days("2027-04-16", "2027-04-18")],
  ],
  lengths: [
    ["3 days", { days: [3] }],
    ["3 ngày", { days: [3] }],
    ["3 ngày 2 đêm", { days: [3] }],
    ["3N2Đ", { days: [3] }],
    ["3d2n", { days: [3] }],
    ["2 nights", { days: [3] }],
    ["two nights and three days", { days: [3] }],
    ["2-4 days", { days: [2, 3, 4] }],
    ["a week", { days: [7] }],
    ["2 tuần", { days: [7] }],
    ["12 days", { days: [7] }],
    ["10 days", { days: [7] }],
    ["2 days from hanoi", { search: "from hanoi", days: [2] }],
    ["half-day", { days: [1] }],
    ["nửa ngày", { days: [1] }],
    ["day trip", { days: [1] }],
  ],
  prices: [
    ["under 100", under(100)],
    ["dưới 3 triệu", under(3_000_000, "VND")],
    ["duoi 3tr", under(3_000_000, "VND")],
    ["tối đa 2,5 triệu", under(2_500_000, "VND")],
    ["1tr5", under(1_500_000, "VND")],
    ["dưới 1tr5", under(1_500_000, "VND")],
    ["1tr2 - 1tr8", { minPrice: 1_200_000, maxPrice: 1_800_000, currency: "VND" }],
    ["500k", under(500_000, "VND")],
    ["dưới 500.000đ", under(500_000, "VND")],
    ["under 3000000", under(3_000_000, "VND")],
    ["less than $99", under(99)],
    ["max 80 euros", under(80, "EUR")],
    ["100 usd", under(100)],
    ["$100-200", { minPrice: 100, maxPrice: 200, currency: "USD" }],
    ["2-3 triệu", { minPrice: 2_000_000, maxPrice: 3_000_000, currency: "VND" }],
    ["over 50 under 100", { minPrice: 50, maxPrice: 100, currency: "USD" }],
    ["trên 1 triệu", { minPrice: 1_000_000, currency: "VND" }],
  ],
  parties: [
    ["2 adults", { adults: 2 }],
    ["2 adults 1 child", { adults: 2, ages: [8] }],
    ["2 người lớn 1 trẻ em", { adults: 2, ages: [8] }],
    ["2 nguoi lon, 2 be", { adults: 2, ages: [8, 8] }],
    ["2 adults, 2 kids aged 5 and 11", { adults: 2, ages: [5, 11] }],
    ["1 adult 1 child (9 years old)", { adults: 1, ages: [9] }],
    ["two adults and a baby", { adults: 2, ages: [1] }],
    ["1 adult 1 child under 12", { adults: 1, ages: [12] }],
    ["1 adult 1 child under $12", { adults: 1, ages: [8], ...under(12) }],
    ["2 người lớn, 1 bé 5 tuổi", { adults: 2, ages: [5] }],
    ["4 people", { adults: 4 }],
    ["cho 4 người", { adults: 4 }],
    ["cả nhà 5 người", { adults: 5 }],
    ["2 children", { adults: 2, ages: [8, 8] }],
    ["40 people", { adults: 10 }],
    ["solo", { adults: 1 }],
  ],
  "guides' languages": [
    ["korean speaking guide", { guide: "ko" }],
    ["hue with a French guide", { search: "hue with a", guide: "fr" }],
    ["hướng dẫn viên tiếng Hàn", { guide: "ko" }],
    ["hdv nói tiếng nhật", { guide: "ja" }],
  ],
  regions: [
    ["north", { place: "northern-vietnam" }],
    ["miền nam", { place: "southern-vietnam" }],
    ["tours in the north", { place: "northern-vietnam" }],
    ["kayak, Northern Vietnam", { search: "kayak", place: "northern-vietnam" }],
    ["Vietnam north to south", { search: "Vietnam north to south" }],
  ],
  "all of it together": [
    [
      "north 2 days end of december 2 adults 1 child under 150",
      {
        place: "northern-vietnam",
        days: [2],
        from: "2026-12-21",
        to: "2026-12-31",
        adults: 2,
        ages: [8],
        ...under(150),
      },
    ],
    [
      "Hạ Long 2 ngày cuối tháng 12 2 người lớn 1 bé dưới 3 triệu",
      {
        search: "Hạ Long",
        days: [2],
        from: "2026-12-21",
        to: "2026-12-31",
        adults: 2,
        ages: [8],
        ...under(3_000_000, "VND"),
      },
    ],
    [
      "family of 4 in Hoi An next weekend",
      { search: "family in Hoi An", adults: 4, ...days("2026-12-05", "2026-12-06") },
    ],
    ["tours in december", days("2026-12-01", "2026-12-31")],
    ["2 adults 1 child 2 days", { adults: 2, ages: [8], days: [2] }],
    ["sapa wheelchair, wheelchair", { search: "sapa", need: "wheelchair" }],
    ["2 adults 1 child aged 5, 1 child aged 5", { adults: 2, ages: [5], search: "child aged 5" }],
    ["1 child aged 5, 3 days", { adults: 2, ages: [5], days: [3] }],
    ["🙂 hanoi!", { search: "hanoi" }],
    ["Hanoi for 2", { search: "Hanoi", adults: 2 }],
    ["sapa 3 days under $200", { search: "sapa", days: [3], ...under(200) }],
  ],
}

/** What looks like something else is left as it is. */
const WORDS = [
  "ha long",
  "Mai Châu",
  "xe máy",
  "xe may",
  "Ba Bể",
  "ba be lake",
  "Hai Van pass",
  "Sun World",
  "Tam Cốc",
  "cu chi",
  "kids",
  "cooking class",
  "Hang Én",
  "Cửa Đại",
  "kids under 12",
  "tour under 3 hours",
  "24/7",
  "32/13",
  "district 1",
  "D'Arcy",
  "0 days",
  "3 colours",
  "đầu bếp",
  "ăn đêm",
  "phố Hàn",
  "xe 7 chỗ",
  "mar",
]

describe("readQuery", () => {
  for (const [kind, cases] of Object.entries(READINGS))
    it(`reads ${kind}`, () => {
      for (const [typed, reading] of cases) assert.deepEqual(read(typed), reading, typed)
    })

  it("leaves other words as they were typed", () => {
    for (const typed of WORDS) assert.deepEqual(read(typed).search, typed, typed)
  })

  it("leaves what names no day ahead as words", () => {
    for (const typed of ["12/12/2020", "june 2020", "december 2031"])
      assert.deepEqual(read(typed), { search: typed }, typed)
  })

  it("keeps the days in what articles may be about", () => {
    const topic = (typed: string) => readQuery(typed, { today: TODAY, holidays, regions }).topic
    assert.equal(topic("Sapa in december for 2 under $100"), "Sapa in december")
    assert.equal(topic("3 days"), "")
  })

  it("reads a part in the same way whatever stands around it", () => {
    const parts = ["hoi an", "3 days", "cuối tháng 12", "under 150", "2 adults 1 child"]
    const whole = read(parts.join(" "))
    const some = fc.shuffledSubarray(parts, { minLength: parts.length })
    void fc.assert(fc.property(some, (shuffled) => assert.deepEqual(read(shuffled.join(", ")), whole)))
  })

  it("answers any text with valid filters, at once", () => {
    const pieces = fc.constantFrom(
      ..."2 3 12 / - $ under dưới triệu days đêm dec tháng to đến adults bé aged tết of the | , . ạ̣".split(" "),
    )
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(pieces, { maxLength: 60 }).map((all) => all.join(" ")),
    )
    void fc.assert(
      fc.property(text, (typed) => {
        const { from = "", to = "", adults = 1, ages = [], days = [1], minPrice = 0, maxPrice = minPrice } = read(typed)
        assert.ok(from <= to && (from === "" || to >= TODAY))
        assert.ok(adults >= 1 && adults + ages.length <= 10 && ages.every((age) => age <= 17))
        assert.ok(days.length > 0 && days.every((length) => length >= 1 && length <= 7))
        assert.ok(Number.isSafeInteger(maxPrice) && maxPrice >= minPrice && minPrice >= 0)
      }),
      { numRuns: 1_000 },
    )
  })

  it("reads the longest text that a search may have quickly", () => {
    for (const piece of ["1 ", "12/", "under ", "2 adults ", "a", "đến 2 ", "    "])
      read(piece.repeat(100).slice(0, 100))
  })
})
