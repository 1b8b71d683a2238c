/** Ends this process with the one that forked it, even if that is killed. */
export function stopWithParent() {
  process.once('disconnect', () => process.exit(1))
  // By itself, the channel does not keep this process running.
  process.channel?.unref()
}
