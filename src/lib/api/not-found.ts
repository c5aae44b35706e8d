import { notFound } from "@tanstack/react-router"

/** Converts a 404 or 400 for a page's URL to the router's notFound. Returns any other error unchanged. */
export function notFoundOr(error: { status?: number }): unknown {
  return error.status === 404 || error.status === 400 ? notFound() : error
}
