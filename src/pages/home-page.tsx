import { GetStarted } from '../features/landing/get-started.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { HowItWorks } from '../features/landing/how-it-works.tsx'
import { WhyChooseUs } from '../features/landing/why-choose-us.tsx'

export default function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <WhyChooseUs />
      <GetStarted />
    </>
  )
}
