import { GetStarted } from './get-started.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

/** What stands below the first view. */
export function More() {
  return (
    <>
      <HowItWorks />
      <WhyChooseUs />
      <GetStarted />
    </>
  )
}
