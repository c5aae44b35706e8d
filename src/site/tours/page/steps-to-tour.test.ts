import assert from "node:assert/strict"
import { it } from "node:test"
import { stepsToTour } from "./steps-to-tour.ts"

it("stepsToTour leads through the category only while that is on the site", () => {
  const pathsOf = (isActive: boolean) =>
    stepsToTour({ category: { slug: "day-trips", name: { en: "Day trips" }, isActive } }).map(({ path }) => path)
  assert.deepEqual(pathsOf(true), ["/tours", "/category/day-trips"])
  assert.deepEqual(pathsOf(false), ["/tours"])
})
