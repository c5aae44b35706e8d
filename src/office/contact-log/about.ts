/** The booking, the enquiry or the place on a waiting list that a call or message was about. */
export type About = { bookingId: string } | { enquiryId: string } | { waitingId: string }

export const queryOf = (about: About) => new URLSearchParams(Object.entries(about))
