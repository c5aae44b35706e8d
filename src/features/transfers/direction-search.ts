/** The address of a ride from the end of its service to its start. */
export type DirectionSearch = { reversed?: true }

export function readDirection({ reversed }: Record<string, unknown>): DirectionSearch {
  return String(reversed) === "true" ? { reversed: true } : {}
}

export const directionSearch = (isReversed: boolean | undefined): DirectionSearch =>
  isReversed ? { reversed: true } : {}
