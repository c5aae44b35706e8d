import { notFound } from "@tanstack/react-router"

/**
 * What a page throws for what the API answered about its address: that there is no such page where nothing is called so
 * (404), or nothing can be (400); else the error itself.
 */
export function notFoundOr(error: { status?: number }): unknown {
  return error.status === 404 || error.status === 400 ? notFound() : error
}
