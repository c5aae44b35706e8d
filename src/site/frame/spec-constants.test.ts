import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, it } from "node:test"
import { DEFAULT_AUTHOR, POST_CATEGORIES, RELATED } from "#domain/blog/post.ts"
import { messages as bookingMessages } from "#domain/bookings/messages.ts"
import { INTERESTS } from "#domain/catalogue/content.ts"
import {
  BUDGETS,
  CONTACT_METHODS,
  CONTACT_TIMES,
  consultationRequest,
} from "#domain/enquiries/consultation/consultation.ts"
import { contactTimes } from "#domain/enquiries/consultation/options.ts"
import type { HomeSettings } from "#domain/settings/settings.ts"
import * as tours from "#domain/tours/tour.ts"
import * as transfers from "#domain/transfers/transfer.ts"
import { PASSENGERS } from "#domain/transfers/transfer.ts"
import { common } from "#i18n/common-messages.ts"
import { messages as blogMessages } from "#site/blog/list/messages.ts"
import { findBadgeLabel } from "#site/blog/messages.ts"
import { postQuery, postsQuery, relatedPostsQuery } from "#site/blog/queries.ts"
import { orderMessages } from "#site/bookings/checkout/fields/order-messages.ts"
import { CANCELLATION_REASON } from "#site/bookings/manage/messages.ts"
import { placeNamesQuery, placesQuery, tourCategoriesQuery, transferCategoriesQuery } from "#site/categories/queries.ts"
import { addOnsQuery } from "#site/products/queries.ts"
import { tourOffersQuery, tourSearchQuery } from "#site/search/queries.ts"
import { homeSettingsQuery, settingsQuery } from "#site/settings/queries.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { transferLinksQuery, transferQuery, transfersQuery } from "#site/transfers/queries.ts"
import { homePlacesQuery, homeToursQuery, homeTransfersQuery, PER_TAB } from "./home/home-queries.ts"

const MINUTE_MS = 60_000

describe("constants of the specification (§9)", () => {
  it("keep queries fresh for 5, 20 or 30 minutes", () => {
    const freshFor = {
      5: [settingsQuery, homeSettingsQuery],
      20: [
        ...[
          tourSearchQuery({}, "en"),
          tourQuery("x"),
          tourOffersQuery({ category: "x", limit: 4 }),
          homeToursQuery([]),
          addOnsQuery("tour"),
        ],
        ...[postsQuery({}), postQuery("x"), relatedPostsQuery({ _id: "x", categories: [] })],
      ],
      30: [
        ...[tourCategoriesQuery, transferCategoriesQuery, placesQuery, placeNamesQuery, homePlacesQuery([])],
        ...[transfersQuery({}, "en"), transferQuery("x"), transferLinksQuery({ limit: 3 }), homeTransfersQuery([])],
      ],
    }
    for (const [minutes, queries] of Object.entries(freshFor))
      for (const { queryKey, staleTime } of queries)
        assert.equal(staleTime, Number(minutes) * MINUTE_MS, JSON.stringify(queryKey))
  })

  it("set page sizes, ranges and sort orders of lists", () => {
    assert.equal(tours.PER_PAGE, 9)
    assert.deepEqual(tours.PRICE_RANGE, { min: 0, max: 5000 })
    assert.deepEqual(tours.DURATIONS, [1, 2, 3, 4, 5, 6, 7])
    assert.deepEqual(tours.TOUR_SORTS.slice(1), ["name", "price-low", "price-high", "duration"])
    assert.equal(transfers.PER_PAGE, 9)
    assert.deepEqual(transfers.PRICE_RANGE, { min: 0, max: 200 })
    assert.deepEqual(transfers.TRANSFER_TYPES, ["airport", "city", "intercity"])
    assert.deepEqual(transfers.TRANSFER_SORTS.slice(1, 5), ["name", "price-low", "price-high", "rating"])
  })

  it("limit bookings to 10 travellers and 8 passengers", () => {
    assert.deepEqual(tours.TRAVELERS, { min: 1, max: 10 })
    assert.deepEqual(PASSENGERS, { min: 1, max: 8 })
  })

  it("show eight slides and four tours per tab on the home page", () => {
    const { settings } = JSON.parse(readFileSync("demo/company.json", "utf8")) as { settings: HomeSettings }
    assert.equal(settings.heroSlides.length, 8)
    assert.equal(PER_TAB, 4)
  })

  it("set the blog's categories, defaults and number of related posts", () => {
    assert.deepEqual(POST_CATEGORIES, ["travel-tips", "destinations", "culture", "food", "adventure"])
    assert.equal(findBadgeLabel({ categories: [] }).en, "Travel")
    assert.equal(DEFAULT_AUTHOR, "Admin")
    assert.equal(RELATED, 3)
  })

  it("set the choices (§3) and defaults of consultations", () => {
    assert.deepEqual(CONTACT_METHODS, ["email", "phone", "whatsapp"])
    assert.deepEqual(CONTACT_TIMES, ["anytime", "morning", "afternoon", "evening"])
    const hours = CONTACT_TIMES.slice(1).map((time) => contactTimes[time].en.split(", ")[1])
    assert.deepEqual(hours, ["9–12", "12–5", "5–8"])
    assert.deepEqual(BUDGETS, ["under-1000", "1000-3000", "3000-5000", "5000-10000", "over-10000"])
    const needed = { name: "Emma", email: "emma@mail.example", phone: "1", subject: "x", message: "x" }
    assert.equal(consultationRequest.parse(needed).budget, "under-1000")
    const interests = ["culture", "nature", "adventure", "relaxation", "food", "history", "beach", "mountains"]
    assert.deepEqual(INTERESTS, interests)
  })
})

describe("rarely shown texts of the specification (§5, §7, §8)", () => {
  it("match the specification", () => {
    assert.equal(CANCELLATION_REASON, "Hủy bởi khách hàng")
    assert.equal(bookingMessages.noneFound.vi, "Không tìm thấy booking nào với thông tin này")
    assert.equal(common.contactForPrice.vi, "Liên hệ để biết giá")
    assert.equal(bookingMessages.lookupRequired.vi, "Vui lòng nhập email hoặc số điện thoại của bạn")
    assert.equal(orderMessages.failed.en, "Failed to submit booking. Please try again.")
    assert.equal(blogMessages.failed.en, "Error loading blogs")
  })
})
