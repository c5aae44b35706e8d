import { type Guest, guests } from "./guests.ts"
import { reviewers } from "./reviews/reviewers.ts"

/** Everybody who booked with the demo company: first those whose bookings staff work on, then the authors of reviews. */
export const people: Guest[] = [...guests, ...reviewers]
