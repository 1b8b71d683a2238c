/** Whether a part of the application could not be fetched. Browsers name it differently, and none gives it a type of its own. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message)
