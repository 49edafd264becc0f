import { surfaceTones } from "#app/components/layout/surface.tsx";
import styles from "./gallery.module.css";
import { gallery } from "./parts/gallery.ts";

/** Every building block with its looks, for developers: `npm run dev`, then `/_gallery`. Never built. */
export default function Gallery() {
  return (
    <div className={`split ${styles.gallery}`}>
      <title>Gallery – OTC</title>
      <meta name="robots" content="noindex" />
      <nav className={styles.index} aria-labelledby="gallery">
        <h1 id="gallery">Gallery</h1>
        <ul>
          {gallery.map(({ component, examples }) => (
            <li key={component}>
              <a href={`#gallery-${component}`}>
                {component} <span className="muted">{examples.length}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="muted">Fields: {surfaceTones.join(", ")}</p>
      </nav>
      <div>
        {gallery.map(({ component, examples }) => (
          <section key={component} id={`gallery-${component}`} className={styles.component}>
            <h2>{component}</h2>
            {examples.map(({ name, element }) => (
              <figure key={name}>
                <figcaption>{name}</figcaption>
                {element}
              </figure>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
